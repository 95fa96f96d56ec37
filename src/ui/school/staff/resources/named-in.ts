import { type ResourceName, resourceNames, resourceOf } from '#domain/office/resources/all-resources.ts';
import { type LoadArgs, notFound } from '#ui/school/boot/page-module.ts';

/** The resource that an address names; none: there is no such page. */
export function namedIn({ params }: Pick<LoadArgs, 'params'>): ResourceName {
  return resourceNames.find((name) => resourceOf(name).path === params['recurso']) ?? notFound();
}
