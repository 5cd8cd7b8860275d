// Runs before anything is painted, so that a chosen theme never flashes the other one.
try {
  var prefs = JSON.parse(localStorage.getItem('miasma') || '{}');
  if (prefs.theme === 'dark' || prefs.theme === 'light') document.documentElement.dataset.theme = prefs.theme;
  if (prefs.lang) document.documentElement.lang = prefs.lang;
} catch (_) {
  // Without storage the system's theme stays.
}
