import type { ThingInUse } from '#application/server/office/resources/change-resource.ts';
import type { SaveResourceRefusal } from '#application/server/office/resources/save-resource.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

/** How each refusal about a thing of the office's lists is answered. */
export const resourceRefusals: RefusalTable<SaveResourceRefusal | ThingInUse> = {
  'resource-faulty': {
    status: 400,
    field: ({ faults }) => Object.keys(faults)[0],
    detail: ({ faults }) => Object.values(faults)[0] ?? '',
    data: ({ faults }) => ({ faults }),
  },
  'thing-not-found': { status: 404, detail: 'Esto ya no está: alguien lo quitó.' },
  'thing-changed': {
    status: 409,
    detail: ({ by }) => `${by === '' ? 'Alguien' : by} lo cambió mientras lo tenías abierto. Lo tuyo no se guardó.`,
    data: ({ by, at }) => ({ by, at: at?.toISOString() ?? null }),
  },
  'thing-in-use': { status: 409, detail: ({ text }) => text },
};
