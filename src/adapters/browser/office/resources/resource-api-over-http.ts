import { resourceCalls, searchPickable } from '#adapters/http-contract/office/resources/resource-calls.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { type PageAsked, ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { ResourceName } from '#domain/office/resources/all-resources.ts';
import type { Pickable, PictureFolder, TypedFields } from '#domain/office/resources/field.ts';

/** Milliseconds for a picture, which a telephone may send slowly. */
const patience = 60_000;

/** Each resource has calls of its own, all of one shape. */
export class ResourceApiOverHttp extends ResourceApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  list(name: ResourceName, { page, filters, ...asked }: PageAsked) {
    return this.http.call(resourceCalls(name).list, { query: { ...filters, ...asked, page: String(page) } });
  }

  read(name: ResourceName, id: number) {
    return this.http.call(resourceCalls(name).read, { params: { id: String(id) } });
  }

  add(name: ResourceName, typed: TypedFields) {
    return this.http.call(resourceCalls(name).add, { body: { typed } });
  }

  change(name: ResourceName, id: number, typed: TypedFields, fromRevision: number) {
    return this.http.call(resourceCalls(name).change, { params: { id: String(id) }, body: { typed, fromRevision } });
  }

  remove(name: ResourceName, id: number) {
    return this.http.call(resourceCalls(name).remove, { params: { id: String(id) } });
  }

  move(name: ResourceName, id: number, direction: 'up' | 'down') {
    const { move } = resourceCalls(name);
    if (move === null) throw new Error(`${name} has no order of its own`);
    return this.http.call(move, { params: { id: String(id) }, body: { direction } });
  }

  sendPicture(name: ResourceName, folder: PictureFolder, chosen: ChosenFile) {
    const { picture } = resourceCalls(name);
    if (picture === null) throw new Error(`${name} has no pictures`);
    const image = chosen instanceof Blob ? chosen : new Blob([]);
    return this.http.call(picture, { body: { folder, image }, timeOut: patience });
  }

  pickable(of: Pickable, search: string, kinds: readonly ProductKind[] = []) {
    return this.http.call(searchPickable, { params: { of }, query: { search, kinds: kinds.join(',') } });
  }

  picked(of: Pickable, ids: readonly number[]) {
    return this.http.call(searchPickable, { params: { of }, query: { ids: ids.join(' ') } });
  }
}
