/** What the page of the school wires for all who teach serves one of them as well. */
export { wire } from '#ui/school/storefront/about/container.ts';
