import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a form whose fields say what the address asks for, by their names. When the address changes, so do the fields that it names
 * otherwise than before; what is being typed in another stays, and so does the focus.
 */
export function useAskedFields(asked: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(asked);
  useEffect(() => {
    for (const [name, value] of Object.entries(asked)) {
      const field = form.current?.elements.namedItem(name);
      if (before.current[name] === value) continue;
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
    before.current = asked;
  }, [asked]);
  return form;
}
