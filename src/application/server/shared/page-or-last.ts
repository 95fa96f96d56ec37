import { pagesFor } from '#domain/catalogue/catalogue-page.ts';

/** Which part of a list is read. */
interface Part {
  readonly offset: number;
  readonly limit: number;
}

/**
 * One page of a list. @param page from 1; past the last one: the last. @param size of a page. @param read a part of the list, and how much
 * there is in all.
 */
export async function pageOrLast<Found extends { readonly total: number }>(
  page: number,
  size: number,
  read: (part: Part) => Promise<Found>,
): Promise<{ readonly found: Found; readonly page: number; readonly pages: number }> {
  const at = (number: number) => read({ offset: (number - 1) * size, limit: size });
  const asked = await at(page);
  const pages = pagesFor(asked.total, size);
  return { found: page > pages ? await at(pages) : asked, page: Math.min(page, pages), pages };
}
