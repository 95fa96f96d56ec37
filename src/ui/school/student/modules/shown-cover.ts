/** Address of a product's cover, for whoever does not know whether one was uploaded: the server gives that one, else the drawn one. */
export function shownCoverPath(slug: string): string {
  return `/portadas/${slug}`;
}
