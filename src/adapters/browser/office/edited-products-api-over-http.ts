import {
  compareProductVersion,
  listProductVersions,
  noteProductOpening,
  previewProduct,
  restoreProductVersion,
} from '#adapters/http-contract/office/products/product-versions.ts';
import {
  copyProduct,
  keepProductCover,
  listOfficeProducts,
  makeProduct,
  publishProduct,
  readEditedProduct,
  readProductChoices,
  retireProduct,
  schedulePublication,
} from '#adapters/http-contract/office/products/products.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { CopyPart } from '#domain/office/working-copy.ts';
import { EditedProductsApi, OfficeProductsApi } from '#application/browser/office/ports/edited-products-api.ts';

/** Milliseconds for a picture over a poor connection. */
const patience = 60_000;

const of = (productId: number) => ({ params: { id: String(productId) } });

const ofVersion = (productId: number, version: number) => ({
  params: { id: String(productId), number: String(version) },
});

export const EditedProductsApiOverHttp = overHttp(EditedProductsApi, {
  open: to(readEditedProduct, of),
  publish: to(publishProduct, (productId: number, mark: string) => ({ ...of(productId), body: { mark } })),
  retire: to(retireProduct, of),
  schedule: to(schedulePublication, (productId: number, at: string | null) => ({ ...of(productId), body: { at } })),
  openElsewhere: to(noteProductOpening, (productId: number, part: CopyPart) => ({ ...of(productId), body: { part } })),
  preview: to(previewProduct, of),
  versions: to(listProductVersions, of),
  compare: to(compareProductVersion, ofVersion),
  restore: to(restoreProductVersion, ofVersion),
  choices: to(readProductChoices),
  keepCover: to(keepProductCover, (productId: number, picture: ChosenFile) => ({
    ...of(productId),
    body: { image: picture instanceof Blob ? picture : new Blob([]) },
    timeOut: patience,
  })),
});

export const OfficeProductsApiOverHttp = overHttp(OfficeProductsApi, {
  list: to(listOfficeProducts, ({ page, ...asked }) => ({ query: { ...asked, page: String(page) } })),
  make: to(makeProduct, (kind, title) => ({ body: { kind, title } })),
  copy: to(copyProduct, of),
});
