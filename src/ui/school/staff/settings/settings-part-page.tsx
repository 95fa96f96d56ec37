import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SchoolSettingsApi } from '#application/browser/settings/ports/settings-api.ts';
import type { ShownSettings } from '#application/read-models/settings/shown-settings.ts';
import { isLegalText } from '#domain/settings/legal-settings.ts';
import {
  permissionsOfPart,
  type SettingsName,
  settingsNames,
  settingsParts,
} from '#domain/settings/school-settings.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { useWrongField } from '#ui/kit/forms/led-focus.ts';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { FrontPreview } from './front-preview.tsx';
import { LegalPreview } from './legal-preview.tsx';
import { PartFields } from './part-fields.tsx';
import { partForms } from './part-forms.ts';
import { SchoolSettingsStore } from './settings-store.ts';
import styles from './settings-part-page.module.css';
import { EarlierVersions } from './earlier-versions.tsx';

interface Loaded {
  readonly name: SettingsName;
  readonly shown: ShownSettings;
}

async function loadPage(services: Services, { params }: LoadArgs): Promise<Loaded> {
  const name = partOf(params['parte']);
  if (name === undefined) return notFound();
  return { name, shown: needed(await services.get(SchoolSettingsApi).read(name)) };
}

function partOf(path: string | undefined): SettingsName | undefined {
  return settingsNames.find((each) => settingsParts[each].path === path);
}

export function meta({ name }: Partial<Loaded>): PageMeta {
  return {
    title: name === undefined ? 'Ajustes' : `${settingsParts[name].title} · Ajustes`,
    description: '',
    hidden: true,
  };
}

const Page = observer(function SettingsPartPage() {
  const { name, shown } = useLoaded<typeof loadPage>();
  const store = useService(SchoolSettingsStore);
  const mayManage = useMay(permissionsOfPart(name).change);
  const seesAll = useMay('see-settings');
  useEffect(() => store.open(name, shown), [store, name, shown]);
  const isOpen = store.name === name && store.shown !== null;
  const form = useRef<HTMLFormElement>(null);
  const { said } = store;
  // What is wrong may stand far above the button that was pressed: one goes on at the first of it.
  useWrongField(form, said?.isProblem === true ? said : null);
  return (
    <>
      <PageHead
        above={
          seesAll ? (
            <Link to="/colaboradores/ajustes">Ajustes</Link>
          ) : (
            <Link to="/colaboradores/contenidos">Contenidos</Link>
          )
        }
        title={settingsParts[name].title}
        lead={partForms[name].lead}
      />
      {isOpen && (
        <div className={styles.columns}>
          <Form
            ref={form}
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void store.save();
            }}
          >
            <PartFields mayManage={mayManage} />
            <SaidLine said={store.said} stays />
            {mayManage && (
              <FormActions>
                <Button type="submit" look="primary" busy={store.isBusy && 'Guardando…'}>
                  Guardar
                </Button>
                {store.isChanged && <span className={styles.hint}>Hay cambios sin guardar.</span>}
              </FormActions>
            )}
          </Form>
          <EarlierVersions mayManage={mayManage} />
        </div>
      )}
      {isOpen && isLegalText(name) && <LegalPreview name={name} />}
      {isOpen && name === 'front' && <FrontPreview />}
      <ProofDialog />
    </>
  );
});

/** `/colaboradores/ajustes/…`: one part of what the school says of itself, and what it said before. */
export const { load, Component } = officePage(
  ({ params }) => permissionsOfPart(partOf(params['parte']) ?? 'identity').see,
  loadPage,
  Page,
);
