import { type RefObject, useEffect } from 'react';

/**
 * Leads whoever typed to the first field of a form that was not taken; where no field is at fault the focus stays.
 * @param refused another object for each refusal, so that the same fault leads there again; null for none.
 */
export function useWrongField(form: RefObject<HTMLFormElement | null>, refused: object | null): void {
  useEffect(() => {
    if (refused !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refused]);
}

/** Begins in the first field of a form that opens where its button stood: the button is gone, and the focus with it. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [form]);
}
