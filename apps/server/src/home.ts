import { listedIds } from '@logres/catalogue'

/** Shown while no web client is built. */
export function homePage(): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Logres</title>
<link rel="icon" href="data:,">
<h1>Logres</h1>
<p>A server for Arthurian board games: ${listedIds().join(', ')}.</p>
<p>There is no page to play on yet. The interface for programs is described at <a href="/api/docs">/api/docs</a>.</p>
</html>
`
}
