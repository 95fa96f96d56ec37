import { observer } from 'mobx-react-lite';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import { FactsApi } from '#application/browser/office/ports/part-api.ts';
import type { ProductChoices } from '#application/read-models/office/products/edited-product.ts';
import type { FactsContent } from '#domain/office/products/facts-content.ts';
import { needed } from '#ui/school/boot/page-module.ts';
import { PartForm } from '#ui/school/staff/products/editor/part-form.tsx';
import { type PartProps, partPage } from '#ui/school/staff/products/editor/part-page.tsx';
import { CoverOfProduct } from './cover-of-product.tsx';
import { Essentials, ForWhom, When } from './fact-fields.tsx';
import { BookFacts, People } from './fact-lists.tsx';

const Part = observer(function FactsPart({ store, product, more, mayEdit }: PartProps<FactsContent, ProductChoices>) {
  return (
    <PartForm mayEdit={mayEdit}>
      <Essentials store={store} choices={more} kind={product.kind} mayEdit={mayEdit} />
      <CoverOfProduct store={store} product={product} />
      <People store={store} choices={more} />
      <When store={store} kind={product.kind} />
      <ForWhom store={store} kind={product.kind} />
      <BookFacts store={store} kind={product.kind} />
    </PartForm>
  );
});

/** `/colaboradores/productos/:id/ficha`: what a product is, in words. */
export const { load, Component, meta } = partPage({
  part: 'facts',
  api: FactsApi,
  Part,
  loadMore: async (services): Promise<ProductChoices> => needed(await services.get(EditedProductsApi).choices()),
});
