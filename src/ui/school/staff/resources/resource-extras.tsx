import type { ComponentType } from 'react';
import { CodeExtras } from './code-extras.tsx';
import { PersonExtras } from './person-extras.tsx';
import type { ResourceName } from '#domain/office/resources/all-resources.ts';

/** What stands below the form of one resource alone. */
const extras: Partial<Record<ResourceName, ComponentType<{ readonly id: number }>>> = {
  codes: CodeExtras,
  people: PersonExtras,
};

/** What a resource has besides what all have. */
export function ResourceExtras({ name, id }: { name: ResourceName; id: number }) {
  const Extra = extras[name];
  return Extra === undefined ? null : <Extra id={id} />;
}
