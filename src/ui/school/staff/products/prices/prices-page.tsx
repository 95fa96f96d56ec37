import { observer } from 'mobx-react-lite';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import { PricesApi } from '#application/browser/office/ports/part-api.ts';
import type { ProductChoices } from '#application/read-models/office/products/edited-product.ts';
import type { PricesContent } from '#domain/office/products/prices-content.ts';
import { priceLabel } from '#domain/office/products/price-reader.ts';
import { formatRate, type Rate } from '#domain/shared/rate.ts';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { needed } from '#ui/school/boot/page-module.ts';
import { errorOf, PartForm, PartGroup } from '#ui/school/staff/products/editor/part-form.tsx';
import { type PartProps, partPage } from '#ui/school/staff/products/editor/part-page.tsx';
import type { PartStore } from '#ui/school/staff/products/editor/part-store.ts';
import { DiscountPeriod } from './discount-period.tsx';
import { ExtensionFields } from './extension.tsx';
import { Options } from './options.tsx';

const soles = 'S/.';

const Part = observer(function PricesPart({ store, more, mayEdit }: PartProps<PricesContent, ProductChoices>) {
  return (
    <PartForm mayEdit={mayEdit}>
      <PartGroup title="Precio" hint="Con IGV incluido: es lo que se paga.">
        <SelectField
          id="igvRate"
          name="igvRate"
          label={priceLabel('igvRate')}
          value={store.content.isExempt ? 'exento' : 'general'}
          error={errorOf(store.lacks, 'igvRate')}
          onChange={(event) => store.set({ isExempt: event.target.value === 'exento' })}
        >
          <option value="general">Gravado: {formatRate(more.generalRate as Rate)}</option>
          <option value="exento">Exonerado: 0 %</option>
        </SelectField>
        <FormRow>
          <PriceField store={store} field="regularPrice" prefix={soles} />
          <PriceField store={store} field="subscriberPrice" prefix={soles} optional />
        </FormRow>
      </PartGroup>
      <PartGroup title="Descuento" hint="Hora de Lima. Sin inicio, vale desde que se publica.">
        <PriceField store={store} field="discountedPrice" prefix={soles} optional />
        <DiscountPeriod store={store} />
      </PartGroup>
      <ExtensionFields store={store} />
      <Options store={store} />
    </PartForm>
  );
});

interface PriceFieldProps {
  readonly store: PartStore<PricesContent>;
  readonly field: 'regularPrice' | 'subscriberPrice' | 'discountedPrice';
  readonly prefix?: string;
  readonly optional?: boolean;
}

const PriceField = observer(function PriceField({ store, field, ...rest }: PriceFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      id={field}
      name={field}
      label={priceLabel(field)}
      value={store.content[field]}
      error={errorOf(store.lacks, field)}
      onChange={(event) => store.set({ [field]: event.target.value })}
    />
  );
});

/** `/colaboradores/productos/:id/precios`: what a product costs. */
export const { load, Component, meta } = partPage({
  part: 'prices',
  api: PricesApi,
  Part,
  numbersNew: true,
  loadMore: async (services): Promise<ProductChoices> => needed(await services.get(EditedProductsApi).choices()),
});
