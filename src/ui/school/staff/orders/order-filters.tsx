import { Form, useSubmit } from 'react-router-dom';
import type { OrderListAsked } from '#application/browser/orders/ports/office-orders-api.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { stateNames } from '#ui/school/student/receipts/texts.ts';
import { useAskedFields } from '#ui/kit/forms/use-asked-fields.ts';
import filters from '#ui/school/staff/desk/list-filters.module.css';
import styles from './orders.module.css';
import { methodNames, waitingAsked, waitingNames } from './texts.ts';

/** Narrows the list: what is chosen stands in the address. */
export function OrderFilters({ asked, total }: { asked: OrderListAsked; total: number }) {
  const submit = useSubmit();
  const { state, method, from, to, words } = asked;
  const waiting = waitingAsked(asked);
  const form = useAskedFields({
    buscar: words,
    estado: state,
    pago: method,
    espera: waiting,
    desde: from,
    hasta: to,
  });
  return (
    <Form role="search" className={classNames(filters.filters, styles.columns)} ref={form}>
      <TextField
        type="search"
        name="buscar"
        label="Buscar"
        hint="Número, código de depósito, código de pago (CIP), comprobante, nota de crédito, nombre, correo o documento."
        defaultValue={words}
      />
      <SelectField
        name="estado"
        label="Estado"
        defaultValue={state}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      >
        <option value="">Todos</option>
        {Object.entries(stateNames).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="pago"
        label="Pago"
        defaultValue={method}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      >
        <option value="">Todos</option>
        {Object.entries(methodNames).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.waiting}>
        <SelectField
          name="espera"
          label="Espera"
          defaultValue={waiting}
          onChange={({ currentTarget }) => void submit(currentTarget.form)}
        >
          <option value="">Todos</option>
          {Object.entries(waitingNames).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <DayField name="desde" label="Desde" defaultValue={from} />
      <DayField name="hasta" label="Hasta" defaultValue={to} />
      <Button type="submit">Buscar</Button>
      <p className={classNames(filters.total, styles.total)} role="status" data-numbers>
        {total === 1 ? '1 pedido' : `${total} pedidos`}
      </p>
    </Form>
  );
}
