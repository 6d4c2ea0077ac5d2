// Before the first paint: the theme and the language that were chosen here. A file of its own, since the policy of the page
// allows no script inside it.
try {
  const theme = localStorage.getItem('logres:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const lang = localStorage.getItem('logres:lang')
  // What is seen before any script has come is the server's guess, or was put by for another page: then it is not shown.
  const { dataset, lang: guessed } = document.documentElement
  if ((lang ?? guessed) !== guessed || dataset.page !== location.pathname) dataset.other = ''
  if (lang !== null) document.documentElement.lang = lang
} catch {
  // Storage may be forbidden; then the system decides.
}
