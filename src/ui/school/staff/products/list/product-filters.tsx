import { Form, useSubmit } from 'react-router-dom';
import type { ProductListAsked } from '#application/browser/office/ports/edited-products-api.ts';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { productStates, stateName } from '#domain/office/products/product-state.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useAskedFields } from '#ui/kit/forms/use-asked-fields.ts';
import filters from '#ui/school/staff/desk/list-filters.module.css';
import styles from './products-page.module.css';

/** Narrows the list: what is chosen stands in the address. */
export function ProductFilters({ asked, total }: { asked: ProductListAsked; total: number }) {
  const submit = useSubmit();
  const form = useAskedFields({ buscar: asked.words, tipo: asked.kind, estado: asked.state });
  return (
    <Form role="search" className={classNames(filters.filters, styles.columns)} ref={form}>
      <TextField type="search" name="buscar" label="Buscar por título o código" defaultValue={asked.words} />
      <SelectField
        name="tipo"
        label="Tipo"
        defaultValue={asked.kind}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      >
        <option value="">Todos</option>
        {catalogueParts.map(({ kind, title }) => (
          <option key={kind} value={kind}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="estado"
        label="Estado"
        defaultValue={asked.state}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      >
        <option value="">Todos</option>
        {productStates.map((state) => (
          <option key={state} value={state}>
            {stateName(state)}
          </option>
        ))}
      </SelectField>
      <Button type="submit">Buscar</Button>
      <p className={filters.total} role="status" data-numbers>
        {total === 1 ? '1 producto' : `${total} productos`}
      </p>
    </Form>
  );
}
