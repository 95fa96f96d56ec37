import {
  publishProduct,
  readEditedProduct,
  readProductChoices,
} from '#adapters/http-contract/office/products/products.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';

const of = (productId: number) => ({ params: { id: String(productId) } });

export const EditedProductsApiOverHttp = overHttp(EditedProductsApi, {
  open: to(readEditedProduct, of),
  publish: to(publishProduct, (productId: number, mark: string) => ({ ...of(productId), body: { mark } })),
  choices: to(readProductChoices),
});
