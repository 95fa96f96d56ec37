import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Form, useSubmit } from 'react-router-dom';
import { MonthBooksApi } from '#application/browser/receipts/ports/month-books-api.ts';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import { monthText } from '#domain/orders/sales-by-month.ts';
import { type BookMonth, bookMonth, closableText } from '#domain/receipts/books/book-month.ts';
import { capitalised } from '#domain/shared/text.ts';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { PageHead, Stack } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { useAskedFields } from '#ui/kit/forms/use-asked-fields.ts';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { atText } from '#ui/school/staff/orders/texts.ts';
import styles from './books-page.module.css';
import { BookDetractions } from './book-detractions.tsx';
import { BookFileList, BookDifferences, BookRegister, BookSettlements } from './books-parts.tsx';
import { BookSums } from './book-sums.tsx';
import { MonthBooksStore } from './month-books-store.ts';

async function loadPage(services: Services, { url }: LoadArgs) {
  const asked = url.searchParams.get('mes') ?? '';
  if (asked !== '' && bookMonth(asked) === null) return notFound();
  return { loaded: needed(await services.get(MonthBooksApi).read(asked)) };
}

export function meta(): PageMeta {
  return { title: 'Libros', description: '', hidden: true };
}

const Page = observer(function BooksPage() {
  const { loaded } = useLoaded<typeof loadPage>();
  const store = useService(MonthBooksStore);
  useEffect(() => store.show(loaded), [store, loaded]);
  const books = store.books ?? loaded;
  return (
    <>
      <PageHead
        title="Libros"
        lead="Lo que se vendió, cobró, documentó y devolvió en cada mes, y el registro de ventas para tu contador."
      />
      <Stack>
        <MonthChoice month={books.month} months={books.months} />
        <MonthState books={books} />
      </Stack>
      <BookDifferences books={books} />
      <BookSums books={books} />
      <BookSettlements books={books} />
      <BookDetractions key={books.month} books={books} />
      <BookRegister books={books} />
      <BookFileList books={books} />
      <ProofDialog />
    </>
  );
});

/** `/colaboradores/libros`: the books of a month, for the accountant. Source: decisions.md, Staff; decision 0095. */
export const { load, Component } = officePage('see-books', loadPage, Page);

/** The month stands in the address. */
function MonthChoice({ month, months }: Pick<MonthBooks, 'month' | 'months'>) {
  const submit = useSubmit();
  const all = months.includes(month) ? months : [month, ...months];
  const form = useAskedFields({ mes: month });
  return (
    <Form role="search" ref={form} className={styles.choice}>
      <SelectField
        name="mes"
        label="Mes"
        defaultValue={month}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      >
        {all.map((each) => (
          <option key={each} value={each}>
            {monthText(each)}
          </option>
        ))}
      </SelectField>
    </Form>
  );
}

/** Whether the month is open, over or closed, and closing it. */
const MonthState = observer(function MonthState({ books }: { books: MonthBooks }) {
  const store = useService(MonthBooksStore);
  const mayClose = useMay('close-books');
  const { closed, isOver, month, differences } = books;
  if (closed !== null) {
    return (
      <Notice kind="success" title={`${capitalised(monthText(month))}: mes cerrado`} takesFocus={store.isAnswered}>
        <p>
          Cerrado el {atText(closed.at)}, por {closed.by}. Su registro y sus archivos son los que se guardaron ese día;
          lo que se encuentre después se declara como ajuste posterior.
        </p>
      </Notice>
    );
  }
  return (
    <>
      {store.problem !== '' && (
        <Notice kind="error" title="El mes no se cerró" live>
          <p>{store.problem}</p>
        </Notice>
      )}
      {!isOver && (
        <Notice title="El mes todavía no se puede cerrar">
          <p>Estas sumas cambian con cada venta. {closableText(month as BookMonth)}</p>
        </Notice>
      )}
      {isOver && mayClose && (
        <div>
          <Button look="primary" busy={store.isClosing && 'Cerrando…'} onClick={() => store.ask(true)}>
            Cerrar el mes
          </Button>
        </div>
      )}
      <ConfirmDialog
        danger
        open={store.isAsking}
        title={`¿Cerrar ${monthText(month)}?`}
        confirmLabel="Cerrar el mes"
        busy={store.isClosing && 'Cerrando…'}
        onConfirm={() => void store.close()}
        onCancel={() => store.ask(false)}
      >
        <p>El registro y sus archivos quedan guardados como están ahora. Un mes cerrado no se abre otra vez.</p>
        {differences.length > 0 && (
          <p>
            {differences.length === 1
              ? 'Queda 1 diferencia por mirar.'
              : `Quedan ${differences.length} diferencias por mirar.`}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
});
