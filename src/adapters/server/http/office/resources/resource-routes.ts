import type { FastifyInstance } from 'fastify';
import { receivedFile } from '#adapters/http-contract/shared/form-file.ts';
import { resourceCalls, searchPickable } from '#adapters/http-contract/office/resources/resource-calls.ts';
import { uploadRefusals } from '#adapters/server/http/shared/files/upload-refusals.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { productKindsIn } from '#domain/catalogue/product-kind.ts';
import { Clock } from '#application/ports/clock.ts';
import { MoveResource, RemoveResource } from '#application/server/office/resources/change-resource.ts';
import { ResourceRecords } from '#application/server/office/resources/ports/resource-records.ts';
import { SaveResource } from '#application/server/office/resources/save-resource.ts';
import { Uploads } from '#application/server/shared/ports/uploads.ts';
import { resourceNames, type ResourceName, resourceOf } from '#domain/office/resources/all-resources.ts';
import { textIn, type PictureFolder, type TypedFields } from '#domain/office/resources/field.ts';
import { blankOf, typedOf } from '#domain/office/resources/resource-form.ts';
import { accept, mapValue, refuse } from '#domain/shared/result.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import type { UploadRule } from '#domain/shared/upload-rule.ts';
import { resourceRefusals } from './resource-refusals.ts';

const linesOnAPage = 30;
const mostPickable = 20;
const pictures = { limit: { requests: 120, seconds: 600 } };

const ruleOf: Readonly<Record<PictureFolder, UploadRule>> = {
  retratos: officeUploadRules.portrait,
  logotipos: officeUploadRules.logo,
  anuncios: officeUploadRules.advertisement,
};

/** The lists and forms of the office: every resource by the same calls. */
export function resourceRoutes(app: FastifyInstance, school: School): void {
  for (const name of resourceNames) {
    reading(app, school, name);
    saving(app, school, name);
    arranging(app, school, name);
  }
  serve(app, school, searchPickable, {}, async ({ params, query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const { search, kinds, ids } = query;
    const asked =
      ids === undefined
        ? { search, limit: mostPickable, kinds: productKindsIn(kinds) }
        : { ids: ids.split(' ').map(Number) };
    return accept(await school.get(ResourceRecords).pickable(params.of, asked));
  });
}

function reading(app: FastifyInstance, school: School, name: ResourceName): void {
  const resource = resourceOf(name);
  const { list, read } = resourceCalls(name);
  serve(app, school, list, {}, async ({ query: { search, order, page, ...given }, reply }) => {
    void reply.header('cache-control', 'no-store');
    const now = school.get(Clock).now();
    const { things, total } = await school.get(ResourceRecords).list(name, {
      search,
      order: order === '' ? (Object.keys(resource.orders)[0] ?? '') : order,
      filters: Object.fromEntries(
        Object.entries(given).flatMap(([filter, word]) => (word === '' ? [] : [[filter, String(word)]])),
      ),
      skip: (Number(page) - 1) * linesOnAPage,
      limit: linesOnAPage,
      now,
    });
    const shown = things.map(({ id, values, counts }) => {
      const typed = typedOf(resource, values);
      const cells = resource.columns.map((column) => [column.name, column.text(typed, counts, now)] as const);
      return { id, name: textIn(typed[resource.nameField]), cells: Object.fromEntries(cells) };
    });
    return accept({ things: shown, total, size: linesOnAPage });
  });
  serve(app, school, read, only(resourceRefusals, 'thing-not-found'), async ({ params: { id }, reply }) => {
    void reply.header('cache-control', 'no-store');
    const records = school.get(ResourceRecords);
    const values = id === 0 ? null : await records.find(name, id);
    if (values === null && id !== 0) return refuse({ kind: 'thing-not-found' });
    const { revision, savedBy, savedAt } = await records.revisionOf(name, id);
    const typed = values === null ? blankOf(resource) : typedOf(resource, values);
    const choices = await choicesOf(records, name, typed);
    return accept({ typed, revision, savedBy, savedAt: savedAt?.toISOString() ?? null, choices });
  });
}

/** What is picked in a form, by its names; of what one is picked of, all there is to pick. */
async function choicesOf(records: ResourceRecords, name: ResourceName, typed: TypedFields) {
  const choices: Record<string, { readonly id: number; readonly label: string }[]> = {};
  for (const [field, { kind, of }] of Object.entries(resourceOf(name).fields)) {
    if (of === undefined) continue;
    const asked = kind === 'pick' ? { search: '', limit: 1000 } : { ids: typed[field] as readonly number[] };
    choices[field] = [...(await records.pickable(of, asked))];
  }
  return choices;
}

function saving(app: FastifyInstance, school: School, name: ResourceName): void {
  const { add, change } = resourceCalls(name);
  const rows = only(resourceRefusals, 'resource-faulty', 'thing-changed', 'thing-not-found');
  serve(app, school, add, rows, ({ caller, body }) =>
    school.write(SaveResource, (save) => save.execute(name, null, body.typed, 0, caller.userId)),
  );
  serve(app, school, change, rows, ({ caller, params, body }) =>
    school.write(SaveResource, (save) => save.execute(name, params.id, body.typed, body.fromRevision, caller.userId)),
  );
}

function arranging(app: FastifyInstance, school: School, name: ResourceName): void {
  const { remove, move, picture } = resourceCalls(name);
  serve(app, school, remove, only(resourceRefusals, 'thing-in-use', 'thing-not-found'), ({ caller, params }) =>
    school.write(RemoveResource, (use) => use.execute(name, params.id, caller.userId)),
  );
  if (move !== null) {
    serve(app, school, move, only(resourceRefusals, 'thing-not-found'), ({ caller, params, body }) =>
      school.write(MoveResource, (use) =>
        use.execute(name, params.id, body.direction === 'up' ? -1 : 1, caller.userId),
      ),
    );
  }
  if (picture !== null) {
    serve(
      app,
      school,
      picture,
      uploadRefusals('image', 'La imagen'),
      async ({ body }) => {
        const received = receivedFile(body.image);
        if (received === null) return refuse({ kind: 'upload-empty' });
        const keptFile = await school.get(Uploads).keep(received.content, ruleOf[body.folder]);
        return mapValue(keptFile, ({ key }) => ({ file: key }));
      },
      pictures,
    );
  }
}
