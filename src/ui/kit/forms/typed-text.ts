/** What was typed into the field `name` of a form; empty when there is no such field. */
export function typedText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Whether the box `name` of a form is ticked. */
export function isTicked(form: HTMLFormElement, name: string): boolean {
  return new FormData(form).has(name);
}
