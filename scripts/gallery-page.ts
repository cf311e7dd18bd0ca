interface Picture {
  readonly path: string
  readonly state: string
  readonly screen: string
  readonly size: string
  readonly scheme: string
  readonly language: string
}

const filters = ['state', 'size', 'scheme', 'language'] as const

/**
 * Returns the page that shows the pictures by state and screen, with filters.
 * paths: `STATE/SCREEN.SIZE.SCHEME.LANGUAGE.png`.
 */
export function galleryPage(paths: readonly string[]): string {
  const pictures = paths.map(pictureAt)
  const screens = Map.groupBy(pictures, ({ state, screen }) => `${state}: ${screen}`)
  const sections = [...screens].map(
    ([name, shown]) => `<section><h2>${name}</h2>${shown.map(figureOf).join('')}</section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Gallery of ${screens.size} screens</title>
<style>
  body { font: 15px system-ui; margin: 0 24px 48px }
  form { position: sticky; inset-block-start: 0; padding: 12px 0; background: Canvas; display: flex; gap: 16px }
  section { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
  section:not(:has(figure:not([hidden]))) { display: none }
  h2 { flex-basis: 100%; font-size: 17px; margin: 24px 0 0 }
  figure { margin: 0 }
  img { block-size: 300px; border: 1px solid GrayText }
  figcaption { font-size: 13px }
</style>
<form>${filters.map((filter) => selectOf(filter, pictures)).join('')}</form>
${sections.join('\n')}
<script>
  const form = document.querySelector('form')
  form.addEventListener('input', () => {
    const wanted = [...new FormData(form)].filter(([, value]) => value)
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = wanted.some(([name, value]) => figure.dataset[name] !== value)
  })
</script>
</html>
`
}

function pictureAt(path: string): Picture {
  const [state = '', file = ''] = path.split('/')
  const [screen = '', size = '', scheme = '', language = ''] = file.split('.')
  return { path, state, screen, size, scheme, language }
}

function figureOf({ path, state, size, scheme, language }: Picture): string {
  const data = `data-state="${state}" data-size="${size}" data-scheme="${scheme}" data-language="${language}"`
  const caption = `${size}, ${scheme}, ${language}`
  return `<figure ${data}><a href="${path}"><img loading="lazy" src="${path}" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`
}

function selectOf(filter: (typeof filters)[number], pictures: readonly Picture[]): string {
  const values = [...new Set(pictures.map((picture) => picture[filter]))].toSorted()
  const options = ['', ...values].map((value) => `<option value="${value}">${value || 'all'}</option>`)
  return `<label>${filter} <select name="${filter}">${options.join('')}</select></label>`
}
