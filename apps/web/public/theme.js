// Sets the chosen theme and language before the first paint. A separate file, because the content security policy forbids inline
// scripts.
try {
  const theme = localStorage.getItem('logres:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const lang = localStorage.getItem('logres:lang')
  // The first content is the server's guess, or was cached for another page: then it is hidden.
  const { dataset, lang: guessed } = document.documentElement
  if ((lang ?? guessed) !== guessed || dataset.page !== location.pathname) dataset.other = ''
  if (lang !== null) document.documentElement.lang = lang
} catch {
  // Storage may be forbidden; then the system decides.
}
