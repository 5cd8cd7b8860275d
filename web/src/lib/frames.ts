/** First the picture, then the rest: work that waits until a frame has been painted. */

/** Call back when the frame that is being made is on the screen. */
export function afterFrame(work: () => void): void {
  if (typeof requestAnimationFrame !== 'function' || document.hidden) {
    setTimeout(work);
    return;
  }
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      work();
    };
    channel.port2.postMessage(null);
  });
}
