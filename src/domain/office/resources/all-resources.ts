import { campaigns } from './campaigns.ts';
import { categories } from './categories.ts';
import { codes } from './codes.ts';
import { people } from './people.ts';
import { questions } from './questions.ts';
import type { Resource } from './resource.ts';
import { sellers } from './sellers.ts';

/** Every kind of thing that lists and forms of the office are drawn of, in the order of its menu. */
export const resources = { codes, categories, people, sellers, questions, campaigns } as const satisfies Readonly<
  Record<string, Resource>
>;

export type ResourceName = keyof typeof resources;

/** Their names, in their order. */
export const resourceNames = Object.keys(resources) as readonly ResourceName[];

/** One by its name. */
export const resourceOf = (name: ResourceName): Resource => resources[name];

/** The one whose things the log calls so; null: of none. */
export const resourceOfThing = (thing: string): Resource | null =>
  Object.values<Resource>(resources).find((each) => each.thing === thing) ?? null;
