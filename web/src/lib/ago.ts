/** How long ago something was, in words: "3 minutes ago", "yesterday". */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Both moments in seconds. */
export function ago(at: number, now: number, lang: string): string {
  const passed = Math.max(0, now - at);
  const [unit, seconds] = UNITS.find(([, long]) => passed >= long) ?? ['second', 1];
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' });
  return unit === 'second' ? words.format(0, 'second') : words.format(-Math.floor(passed / seconds), unit);
}
