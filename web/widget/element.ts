type Child = Node | string | false | null | undefined

/** Creates an element. Attributes with the value false or undefined are left out; true ones are empty. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== false && value !== undefined) made.setAttribute(key, value === true ? '' : String(value))
  made.append(
    ...children.filter((child): child is Node | string =>
      typeof child === 'object' ? child !== null : typeof child === 'string',
    ),
  )
  return made
}

export function button(className: string, label: string, act: () => unknown): HTMLButtonElement {
  const made = element('button', { type: 'button', class: className }, label)
  made.addEventListener('click', () => void act())
  return made
}
