import type { ReactNode } from 'react';
import { ComplaintBook } from '#application/browser/complaints/ports/complaint-book.ts';
import type { ComplaintSheet } from '#application/read-models/complaints/complaint-sheet.ts';
import { formatLongDay, formatLongInstant, type PlainDate } from '#domain/shared/dates.ts';
import { complaintRows } from '#domain/complaints/complaint-words.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { useLive } from '#ui/kit/controls/use-live.ts';
import { type LoadArgs, needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { numbered, numbersTogether } from '#domain/shared/numbers-together.ts';
import styles from './sheet-page.module.css';

export async function load(services: Services, { params }: LoadArgs): Promise<ComplaintSheet> {
  return needed(await services.get(ComplaintBook).sheet(params['secret'] ?? ''));
}

export function meta({ number }: ComplaintSheet): PageMeta {
  return {
    title: `Hoja de reclamación ${numbered(number)}`,
    description: 'Copia de una hoja del Libro de Reclamaciones, con su respuesta.',
    // Whoever has the address may read it; search engines must not.
    hidden: true,
  };
}

/** A sheet of the complaints book as the law draws it, to read and to print. Source: facts/peru.md, section 5 (Annex I). */
export function Component() {
  const sheet = useLoaded<typeof load>();
  const isLive = useLive();
  const { content, provider, notices } = sheet;
  const rows = complaintRows(content);
  return (
    <Wrap narrow>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <p>Libro de Reclamaciones</p>
          <h1>Hoja de reclamación</h1>
          <p className={styles.number} data-numbers>
            {numbered(sheet.number)}
          </p>
        </header>
        <Rows
          rows={[
            ['Fecha y hora', formatLongInstant(new Date(sheet.filedAt), { withYear: true })],
            ['Proveedor', numbersTogether(`${provider.name}, RUC ${provider.ruc}`)],
            ['Domicilio', provider.address],
            ['Código del libro', provider.bookCode],
          ]}
        />
        <Part title="1. Identificación del consumidor">
          <Rows rows={rows.consumer} />
        </Part>
        <Part title="2. Identificación del bien contratado">
          <Rows rows={rows.good} />
        </Part>
        <Part title="3. Detalle de la reclamación y pedido del consumidor">
          <Rows rows={rows.claim} />
          <p className={styles.small}>Hoja enviada por medios electrónicos, con la conformidad del consumidor.</p>
        </Part>
        <Part title="4. Acciones adoptadas por el proveedor">
          <Events sheet={sheet} />
        </Part>
        <footer className={styles.notes}>
          <p>RECLAMO: {notices.claim}</p>
          <p>QUEJA: {notices.grievance}</p>
          {notices.footnotes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </footer>
      </article>
      <div className={styles.actions}>
        <Button look="primary" disabled={!isLive} onClick={() => window.print()}>
          Imprimir o guardar en PDF
        </Button>
        <LinkButton to="/reclamaciones">Volver al libro</LinkButton>
        <noscript>
          <p>Sin JavaScript, imprímela o guárdala desde el menú de tu navegador.</p>
        </noscript>
      </div>
    </Wrap>
  );
}

function Events({ sheet }: { sheet: ComplaintSheet }) {
  const due = formatLongDay(sheet.answerDue as PlainDate, { withYear: true });
  if (sheet.events.length === 0) return <p>Te responderemos hasta el {due}.</p>;
  return sheet.events.map(({ kind, text, by, at }) => (
    <div key={at + text} className={styles.event}>
      <p>
        <strong>{kind === 'answer' ? 'Respuesta' : 'Acción'}</strong>,{' '}
        {formatLongInstant(new Date(at), { withYear: true })}
      </p>
      <p className={styles.text}>{text}</p>
      <p className={styles.small}>{by}</p>
    </div>
  ));
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Rows({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
