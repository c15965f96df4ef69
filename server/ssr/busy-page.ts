/**
 * What is shown where a page cannot be drawn now: it asks again by itself.
 * @param seconds after which
 */
export const busyPage = (seconds: number): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>Un momento · Lovoglio</title>
</head>
<body>
<h1>Un momento</h1>
<p>In questo momento ci sono troppe richieste. La pagina si riapre da sola tra ${seconds === 1 ? 'un secondo' : `${seconds} secondi`}.</p>
</body>
</html>
`
