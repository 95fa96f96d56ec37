import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ResourceName, resourceOf } from '#domain/office/resources/all-resources.ts';
import { isAsked, type ResourceField } from '#domain/office/resources/field.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { CONTENTS, formAddress } from './addresses.ts';
import { FieldControl } from './field-control.tsx';
import { ResourceFormStore } from './resource-form-store.ts';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import styles from './resources.module.css';

/** What is typed, what is wrong with it, and the buttons. */
export const ThingFields = observer(function ThingFields({ name, id }: { name: ResourceName; id: number }) {
  const store = useService(ResourceFormStore);
  const navigate = useNavigate();
  const resource = resourceOf(name);
  const mayChange = useMay(resource.changes);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.save().then((saved) => {
      if (saved !== null && saved !== id) void navigate(formAddress(resource.path, saved), { replace: true });
    });
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      <FormErrors problems={store.problems} />
      <Conflict />
      {store.isBroughtBack && (
        <div className={styles.notice} role="status">
          <p>Aquí está lo que escribiste antes y no guardaste.</p>
          <Button size="small" onClick={() => store.discard()}>
            Descartarlo
          </Button>
        </div>
      )}
      <fieldset className={styles.fields} disabled={!mayChange}>
        {abreast(Object.entries(resource.fields).filter(([, field]) => isAsked(field, store.typed))).map((group) => (
          <Abreast key={group[0]?.[0]} group={group} />
        ))}
      </fieldset>
      <SaidLine said={store.said} stays />
      {mayChange && (
        <FormActions>
          <Button type="submit" look="primary" busy={store.busy === 'saving' && 'Guardando…'}>
            Guardar
          </Button>
          {id !== 0 && <Removal name={name} />}
        </FormActions>
      )}
    </Form>
  );
});

type Named = readonly [string, ResourceField];

const short: readonly ResourceField['kind'][] = ['day', 'number'];

/** Short fields of one kind that follow each other stand side by side: from and until, in all and by account. */
function abreast(fields: readonly Named[]): readonly (readonly Named[])[] {
  const groups: Named[][] = [];
  for (const each of fields) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.[1].kind === each[1].kind && short.includes(each[1].kind)) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

function Abreast({ group }: { group: readonly Named[] }) {
  const controls = group.map(([name, field]) => <FieldControl key={name} name={name} field={field} />);
  return group.length === 1 ? controls : <FormRow>{controls}</FormRow>;
}

/** Somebody else saved it meanwhile: whose words stay is for whoever sees both to say. */
const Conflict = observer(function Conflict() {
  const store = useService(ResourceFormStore);
  const { conflict } = store;
  if (conflict === null) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>{conflict.detail}</p>
      {conflict.theirs !== null && (
        <FormActions>
          <Button size="small" onClick={() => store.takeTheirs()}>
            Ver lo suyo y dejar lo mío
          </Button>
          <Button size="small" onClick={() => void store.keepMine()}>
            Guardar lo mío en su lugar
          </Button>
        </FormActions>
      )}
    </div>
  );
});

const Removal = observer(function Removal({ name }: { name: ResourceName }) {
  const store = useService(ResourceFormStore);
  const navigate = useNavigate();
  const { path } = resourceOf(name);
  const remove = () =>
    void store.remove().then((isRemoved) => isRemoved && navigate(`${CONTENTS}/${path}`, { replace: true }));
  return (
    <>
      <Button onClick={() => store.askToRemove(true)}>Quitar…</Button>
      <ConfirmDialog
        open={store.isLeaving}
        danger
        title="¿Quitarlo de la escuela?"
        confirmLabel="Quitar"
        busy={store.busy === 'removing' && 'Quitando…'}
        onConfirm={remove}
        onCancel={() => store.askToRemove(false)}
      >
        <p>Deja de verse de inmediato y no se puede recuperar.</p>
      </ConfirmDialog>
    </>
  );
});
