import { observer } from 'mobx-react-lite';
import { priceLabel } from '#domain/office/products/price-reader.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { errorOf, PartGroup } from '#ui/school/staff/products/editor/part-form.tsx';

interface ExtensionContent {
  readonly extensionDiscount: string;
  readonly extensionFactor: string;
}

/** A part in which an extension is edited. */
interface StoreOfExtension {
  readonly content: ExtensionContent;
  readonly lacks: readonly Lack[];
  set(changes: Partial<ExtensionContent>): void;
}

const hints = {
  extensionDiscount: 'En porcentaje, de 0 a 50.',
  extensionFactor: 'Con 2 dura el doble.',
} as const;

/** More time at a lower price, offered beside what is bought. */
export const ExtensionFields = observer(function ExtensionFields({ store }: { store: StoreOfExtension }) {
  return (
    <PartGroup title="Extensión" hint="Quien compra puede llevarse el doble de tiempo, o más, por menos del doble.">
      <FormRow>
        {(['extensionDiscount', 'extensionFactor'] as const).map((field) => (
          <TextField
            key={field}
            id={field}
            name={field}
            label={priceLabel(field)}
            inputMode="decimal"
            optional
            hint={hints[field]}
            value={store.content[field]}
            error={errorOf(store.lacks, field)}
            onChange={({ target }) => store.set({ [field]: target.value })}
          />
        ))}
      </FormRow>
    </PartGroup>
  );
});
