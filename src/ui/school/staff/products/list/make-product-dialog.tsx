import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { isProductKind } from '#domain/catalogue/product-kind.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { MakeProductStore } from './make-product-store.ts';

/** Asks what kind of product is made, and what it is called. */
export const MakeProductDialog = observer(function MakeProductDialog({
  onMade,
}: {
  onMade: (id: number | null) => void;
}) {
  const store = useService(MakeProductStore);
  const title = useRef<HTMLInputElement>(null);
  const { problem } = store;
  // Whoever goes on by keyboard goes on where it is wrong.
  useEffect(() => {
    if (problem !== null) title.current?.focus();
  }, [problem]);
  return (
    <Dialog open={store.isOpen} onClose={() => store.open(false)} title="Nuevo producto" size="small">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void store.make().then(onMade);
        }}
      >
        <SelectField
          name="tipo-nuevo"
          label="Tipo"
          hint="No cambia después."
          data-autofocus
          value={store.kind}
          onChange={({ target }) => isProductKind(target.value) && store.choose(target.value)}
        >
          {catalogueParts.map(({ kind, one }) => (
            <option key={kind} value={kind}>
              {one}
            </option>
          ))}
        </SelectField>
        <TextField
          ref={title}
          name="titulo-nuevo"
          label="Título"
          value={store.title}
          error={problem}
          onChange={(event) => store.write(event.target.value)}
        />
        <FormActions>
          <Button type="submit" look="primary" busy={store.isBusy && 'Creando…'}>
            Crear
          </Button>
          <Button look="quiet" onClick={() => store.open(false)}>
            Cancelar
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
});
