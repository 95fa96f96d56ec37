/**
 * Tells of the lists in which something was chosen before React listened: it leaves them as they stand and hears nothing, and to
 * choose the same once more is no change. What was typed is taken over by its own form.
 */
export function tellEarlyChoices(page: ParentNode): void {
  for (const select of page.querySelectorAll('select')) {
    // As the server drew it; one that the browser draws itself has none.
    const drawn = select.querySelector<HTMLOptionElement>('option[selected]');
    if (drawn?.selected === false) select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
