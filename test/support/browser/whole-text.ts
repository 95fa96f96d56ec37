/** The innermost element that says this, though a part of it, such as an e-mail address, stands in elements of its own. */
export function wholeText(text: string | RegExp): (_: string, element: Element | null) => boolean {
  const says = ({ textContent }: Element): boolean =>
    typeof text === 'string' ? textContent === text : text.test(textContent);
  return (_, element) => element !== null && says(element) && ![...element.children].some(says);
}
