import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { ShownForm } from '#application/read-models/office/resources/shown-things.ts';
import { type ResourceName, resourceOf } from '#domain/office/resources/all-resources.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import { PageHead, Split } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { HistoryLink } from '#ui/school/staff/desk/history-link.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { CONTENTS, NEW } from './addresses.ts';
import { ThingFields } from './form-fields.tsx';
import { namedIn } from './named-in.ts';
import { ResourceFormStore } from './resource-form-store.ts';
import { ResourceExtras } from './resource-extras.tsx';
import styles from './resources.module.css';

interface Loaded {
  readonly name: ResourceName;
  /** 0: a new one. */
  readonly id: number;
  readonly form: ShownForm;
}

async function loadPage(services: Services, args: LoadArgs): Promise<Loaded> {
  const name = namedIn(args);
  const { id: text = '' } = args.params;
  const id = text === NEW ? 0 : Number(/^[1-9]\d{0,8}$/.exec(text)?.[0] ?? notFound());
  return { name, id, form: needed(await services.get(ResourceApi).read(name, id)) };
}

export function meta({ name, form }: Partial<Loaded>): PageMeta {
  return {
    title: name === undefined || form === undefined ? 'Contenidos' : titleOf(name, form),
    description: '',
    hidden: true,
  };
}

function titleOf(name: ResourceName, { typed }: ShownForm): string {
  const { nameField, texts } = resourceOf(name);
  const called = typed[nameField];
  return typeof called === 'string' && called !== '' ? called : texts.add;
}

const Page = observer(function FormPage() {
  const loaded = useLoaded<typeof loadPage>();
  const { name, id } = loaded;
  const store = useService(ResourceFormStore);
  useEffect(() => store.show(name, id, loaded.form), [store, name, id, loaded]);
  const resource = resourceOf(name);
  const isOpen = store.open?.name === name && (store.open.id === id || id === 0);
  const form = isOpen && store.open !== null ? store.open.form : loaded.form;
  const above = (
    <Breadcrumbs
      crumbs={[
        { label: 'Contenidos', to: CONTENTS },
        { label: resource.title, to: `${CONTENTS}/${resource.path}` },
      ]}
    />
  );
  return (
    <>
      <PageHead title={titleOf(name, form)} above={above} />
      <Split narrow aside={<Beside name={name} id={id} form={form} isBehind={store.conflict !== null} />}>
        {isOpen && <ThingFields name={name} id={id} />}
      </Split>
      <ResourceExtras name={name} id={id} />
      <ProofDialog />
    </>
  );
});

/** `/colaboradores/contenidos/{recurso}/{id}`: the form of one thing, whatever it is. */
export const { load, Component } = officePage((args) => resourceOf(namedIn(args)).sees, loadPage, Page);

/** @param isBehind somebody changed it meanwhile: who saved it last is said by what tells that. */
function Beside({ name, id, form, isBehind }: Loaded & { readonly isBehind: boolean }) {
  const { thing, pageOf } = resourceOf(name);
  if (id === 0) return <p className={styles.about}>Nadie lo ve hasta que lo guardes.</p>;
  const page = pageOf(form.typed);
  const saved =
    form.savedAt === null
      ? 'Nadie lo cambió todavía en esta área.'
      : `Guardado el ${formatLongInstant(new Date(form.savedAt), { withYear: true })}, por ${form.savedBy || 'alguien que ya no tiene cuenta'}.`;
  return (
    <div className={styles.beside}>
      {!isBehind && <p className={styles.about}>{saved}</p>}
      <HistoryLink kind={thing} id={String(id)} of={titleOf(name, form)} />
      {page !== null && <Link to={page}>Ver su página</Link>}
    </div>
  );
}
