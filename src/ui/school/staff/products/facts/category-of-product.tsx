import { observer } from 'mobx-react-lite';
import type { ProductChoices } from '#application/read-models/office/products/edited-product.ts';
import type { FactsContent } from '#domain/office/products/facts-content.ts';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { errorOf } from '#ui/school/staff/products/editor/part-form.tsx';
import type { PartStore } from '#ui/school/staff/products/editor/part-store.ts';
import { NoneYet } from './none-yet.tsx';

interface CategoryProps {
  readonly store: PartStore<FactsContent>;
  readonly choices: ProductChoices;
}

/** Below which of the school's topics a product stands. */
export const CategoryOfProduct = observer(function CategoryOfProduct({ store, choices }: CategoryProps) {
  return (
    <SelectField
      id="categoryId"
      name="categoryId"
      label="Categoría"
      hint={choices.categories.length === 0 && <NoneYet list="categorias" text="Agregar la primera categoría" />}
      optional
      value={store.content.categoryId ?? ''}
      error={errorOf(store.lacks, 'categoryId')}
      onChange={({ target }) => store.set({ categoryId: target.value === '' ? null : Number(target.value) })}
    >
      <option value="">Sin categoría</option>
      {choices.categories.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
});
