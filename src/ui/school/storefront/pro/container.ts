/** What the page of the school wires for all who teach tells here how many they are. */
export { wire } from '#ui/school/storefront/about/container.ts';
