// Runs before anything is painted, so that a chosen theme never flashes the other one.
var prefs = {};
try {
  prefs = JSON.parse(localStorage.getItem('miasma') || '{}');
} catch (_) {
  // Without storage the system's theme and language stay.
}
if (prefs.theme === 'dark' || prefs.theme === 'light') document.documentElement.dataset.theme = prefs.theme;
var known = ['en', 'de', 'ru'];
var wanted = [prefs.lang].concat(navigator.languages || []).map(function (tag) {
  return String(tag || '').slice(0, 2);
});
document.documentElement.lang = wanted.find(function (tag) { return known.includes(tag); }) || 'en';
