import { expect, test } from 'vitest';
import { allEndpoints } from '#adapters/http-contract/all-endpoints.ts';
import type { ReadEndpoint } from '#adapters/http-contract/shared/read-endpoint.ts';
import type { Read, ReadInput } from '#application/read-models/shared/read.ts';

const modules = import.meta.glob<Record<string, unknown>>('/src/application/read-models/*/*.ts', { eager: true });
const declared = Object.values(modules).flatMap((module) => Object.values(module) as Read<unknown, ReadInput>[]);
const answering = allEndpoints.filter((each): each is ReadEndpoint => 'reads' in each);

test('every read is answered by one call of the contract, and has a name of its own', () => {
  expect(declared.length).toBeGreaterThan(1);
  expect(declared.map((read) => answering.filter(({ reads }) => reads === read).length)).toEqual(declared.map(() => 1));
  expect(answering).toHaveLength(declared.length);
  expect(new Set(declared.map(({ area, name }) => `${area}/${name}`)).size).toBe(declared.length);
});

/** As the browser finds them: among what the file of an area's reads exports. */
const files = import.meta.glob<Record<string, unknown>>('/src/adapters/http-contract/*/*-reads.ts', { eager: true });

test('every read is found in the contract that comes for its area', () => {
  const lost = declared.filter(({ area, ...read }) => {
    const contract = Object.values(files[`/src/adapters/http-contract/${area}/${area}-reads.ts`] ?? {});
    return !contract.some((each) => (each as Partial<ReadEndpoint> | null)?.reads?.name === read.name);
  });
  expect(lost).toEqual([]);
});

test('whoever only reads changes nothing', () => {
  expect(answering.filter(({ method, idempotent }) => method !== 'GET' || idempotent)).toEqual([]);
});
