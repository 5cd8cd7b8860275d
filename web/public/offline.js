// Comes back by itself as soon as the server answers.
async function knock() {
  try {
    const answer = await fetch('/manifest.webmanifest', { cache: 'no-store' });
    if (answer.ok) location.reload();
  } catch (_) {
    // still away
  }
}
setInterval(knock, 5000);
addEventListener('online', knock);
