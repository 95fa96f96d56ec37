import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { ComplaintNotices } from '#domain/legal/statute.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { fieldId, FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { RadioCards, RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { TrapField } from '#ui/kit/forms/trap-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import type { ComplaintStore } from './complaint-store.ts';
import { ConsumerFields } from './consumer-fields.tsx';
import { complaintIds, textOf } from './complaint-field.ts';
import { draftInForm } from './draft-in-form.ts';
import styles from './complaint-form.module.css';

interface ComplaintFormProps {
  readonly store: ComplaintStore;
  readonly notices: ComplaintNotices;
}

/** The sheet to fill in. The form itself holds what is typed, so that nothing is lost before the script has come. */
export const ComplaintForm = observer(function ComplaintForm({ store, notices }: ComplaintFormProps) {
  const trap = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // What was typed before the script came is in the form alone.
  useEffect(() => {
    if (form.current !== null) store.takeOver(draftInForm(form.current, store.draft));
  }, [store]);
  const keep = (event: FormEvent<HTMLFormElement>) => store.keep(draftInForm(event.currentTarget, store.draft));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await store.send(draftInForm(form, store.draft), typedText(form, 'website'));
    // Filled in by a program of the browser's, as the refusal says: the next try is a person's.
    if (trap.current !== null) trap.current.value = '';
  };
  return (
    <Form
      key={store.generation}
      ref={form}
      method="post"
      action="/reclamaciones"
      onSubmit={(event) => void submit(event)}
      onChange={keep}
      className={styles.form}
    >
      <FormErrors problems={store.problems} ids={complaintIds} />
      <ClaimKind store={store} notices={notices} />
      <Part number={1} title="Quién reclama">
        <ConsumerFields store={store} />
      </Part>
      <Part number={2} title="Qué contrataste">
        <GoodFields store={store} />
      </Part>
      <Part number={3} title="Qué pasó y qué pides">
        <DetailFields store={store} />
      </Part>
      <TrapField ref={trap} />
      <p className={styles.note}>Al enviarla declaras que lo que escribiste es verdad. {notices.privacy}</p>
      <FormActions>
        <Button type="submit" look="primary" size="large" busy={store.sending && 'Registrando tu hoja…'}>
          Registrar mi hoja
        </Button>
      </FormActions>
    </Form>
  );
});

const ClaimKind = observer(function ClaimKind({ store, notices }: ComplaintFormProps) {
  return (
    <RadioCards
      name="kind"
      id={fieldId(complaintIds, 'kind')}
      label="¿Es un reclamo o una queja?"
      error={store.problemOf('kind')}
      {...(store.draft.kind === '' ? {} : { defaultValue: store.draft.kind })}
      options={[
        { value: 'claim', label: 'Reclamo', hint: notices.claim },
        { value: 'grievance', label: 'Queja', hint: notices.grievance },
      ]}
    />
  );
});

const GoodFields = observer(function GoodFields({ store }: { store: ComplaintStore }) {
  const { draft } = store;
  return (
    <>
      <RadioGroup
        name="goodKind"
        label="Bien contratado"
        optional
        {...(draft.goodKind === '' ? {} : { defaultValue: draft.goodKind })}
        options={[
          { value: 'service', label: 'Servicio: un curso, un seminario, un plan, una consultoría' },
          { value: 'product', label: 'Producto: un libro o una revista' },
        ]}
      />
      <TextField {...textOf(store, 'amount')} label="Monto reclamado" optional prefix="S/." inputMode="decimal" />
      <TextField
        {...textOf(store, 'goodDescription')}
        label="Descripción"
        optional
        hint="El título del curso o libro y, si lo tienes, el número de pedido."
      />
    </>
  );
});

const DetailFields = observer(function DetailFields({ store }: { store: ComplaintStore }) {
  return (
    <>
      <TextArea {...textOf(store, 'detail')} label="Detalle" hint="Cuéntanos qué pasó y cuándo." rows={6} />
      <TextArea {...textOf(store, 'request')} label="Pedido" optional hint="Qué quieres que hagamos." rows={3} />
    </>
  );
});

function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>
        {number}. {title}
      </h2>
      {children}
    </section>
  );
}
