import { observer } from 'mobx-react-lite';
import { priceLabel } from '#domain/office/products/price-reader.ts';
import type { PricesContent } from '#domain/office/products/prices-content.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { errorOf } from '#ui/school/staff/products/editor/part-form.tsx';

type Period = Pick<PricesContent, 'discountFrom' | 'discountUntil'>;

/** A part in which it is said when a discount holds. */
interface StoreOfPeriod {
  readonly content: Period;
  readonly lacks: readonly Lack[];
  set(changes: Partial<Period>): void;
}

/** When a discount begins and ends, in Lima. A whole day is shown as its last minute. */
export const DiscountPeriod = observer(function DiscountPeriod({ store }: { store: StoreOfPeriod }) {
  const { discountFrom = '', discountUntil } = store.content;
  const shown = /^\d{4}-\d\d-\d\d$/.test(discountUntil) ? `${discountUntil}T23:59` : discountUntil;
  return (
    <FormRow>
      {(['discountFrom', 'discountUntil'] as const).map((field) => (
        <DayField
          withHour
          key={field}
          id={field}
          name={field}
          label={priceLabel(field)}
          optional
          value={field === 'discountFrom' ? discountFrom : shown}
          error={errorOf(store.lacks, field)}
          onChange={({ target }) => store.set({ [field]: target.value })}
        />
      ))}
    </FormRow>
  );
});
