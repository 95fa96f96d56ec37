import { notFound } from '#ui/school/boot/page-module.ts';

/** An address that no page claims: always the 404 page, with its real status. Source: ERROR-1. */
export async function load(): Promise<never> {
  return notFound();
}

export function Component() {
  return null;
}
