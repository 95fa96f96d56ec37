import { observer } from 'mobx-react-lite';
import { PlanMakingApi, PlanPartApi } from '#application/browser/plans/ports/plan-making-api.ts';
import type { PlanInOffice } from '#application/read-models/plans/plan-in-office.ts';
import { priceLabel } from '#domain/office/products/price-reader.ts';
import type { PlanContent } from '#domain/plans/plan-content.ts';
import { planLabel } from '#domain/plans/read-plan.ts';
import { formatRate, type Rate } from '#domain/shared/rate.ts';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { needed } from '#ui/school/boot/page-module.ts';
import { errorOf, PartForm, PartGroup } from '#ui/school/staff/products/editor/part-form.tsx';
import { type PartProps, partPage } from '#ui/school/staff/products/editor/part-page.tsx';
import { DiscountPeriod } from '#ui/school/staff/products/prices/discount-period.tsx';
import { ExtensionFields } from '#ui/school/staff/products/prices/extension.tsx';
import { Options } from '#ui/school/staff/products/prices/options.tsx';
import { Gives } from './gives.tsx';
import { OtherPlans } from './other-plans.tsx';
import { Terms } from './terms.tsx';

const Part = observer(function PlanPart({ store, product, more, mayEdit }: PartProps<PlanContent, PlanInOffice>) {
  const { content } = store;
  return (
    <PartForm mayEdit={mayEdit}>
      <PartGroup title="Qué plan es" hint="Un plan Pro se compra para una categoría; un pack junta contenidos.">
        <FormRow>
          <SelectField
            label="Tipo de plan"
            value={content.page}
            onChange={({ target }) => store.set({ page: target.value === 'pack' ? 'pack' : 'pro' })}
          >
            <option value="pro">Pro</option>
            <option value="pack">Pack</option>
          </SelectField>
          <TextField
            id="seats"
            name="seats"
            label={planLabel('seats')}
            hint="Contando a quien compra."
            inputMode="numeric"
            value={content.seats}
            error={errorOf(store.lacks, 'seats')}
            onChange={({ target }) => store.set({ seats: target.value })}
          />
        </FormRow>
        <OtherPlans page={content.page} product={product} beside={more} />
      </PartGroup>
      <Gives store={store} planId={product.id} beside={more} />
      <PartGroup
        title={planLabel('terms')}
        hint="Con IGV incluido. Quien compra elige uno; el primero es el que se ofrece. Los descuentos valen todos a la vez, en hora de Lima."
      >
        <SelectField
          label={priceLabel('igvRate')}
          value={content.isExempt ? 'exento' : 'general'}
          onChange={({ target }) => store.set({ isExempt: target.value === 'exento' })}
        >
          <option value="general">Gravado: {formatRate(more.generalRate as Rate)}</option>
          <option value="exento">Exonerado: 0 %</option>
        </SelectField>
        <Terms store={store} />
        <DiscountPeriod store={store} />
      </PartGroup>
      <ExtensionFields store={store} />
      <Options store={store} />
    </PartForm>
  );
});

/** `/colaboradores/productos/:id/plan`: what a plan or pack costs and gives. */
export const { load, Component, meta } = partPage({
  part: 'plan',
  api: PlanPartApi,
  Part,
  numbersNew: true,
  loadMore: async (services, id): Promise<PlanInOffice> => needed(await services.get(PlanMakingApi).surroundings(id)),
});
