import { useEffect, useState } from 'react';
import { TeacherAccountApi } from '#application/browser/office/ports/teacher-account-api.ts';
import type { LinkedAccount } from '#application/read-models/office/teacher-account.ts';
import { roleName } from '#domain/office/permissions.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form } from '#ui/kit/forms/form.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import styles from './resources.module.css';

/** With which account somebody who teaches edits their own products; shown to whoever sees the team. */
export function PersonExtras({ id }: { id: number }) {
  return useMay('see-team') ? <AccountOfTeacher key={id} id={id} /> : null;
}

function AccountOfTeacher({ id }: { id: number }) {
  const api = useService(TeacherAccountApi);
  const mayChange = useMay('manage-team');
  const [linked, setLinked] = useState<LinkedAccount | null>(null);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<{ text: string; isProblem: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void api.read(id).then((found) => {
      if (!isWanted) return;
      if (found.ok) setLinked(found.value);
      else setSaid({ text: found.refusal.detail, isProblem: true });
    });
    return () => {
      isWanted = false;
    };
  }, [api, id, reads]);
  const link = async (to: string | null): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setSaid(null);
    const done = await api.link(id, to);
    setBusy(false);
    if (!done.ok) {
      if (done.refusal.field === 'email') setProblem(done.refusal.detail);
      else setSaid({ text: done.refusal.detail, isProblem: true });
      return;
    }
    setEmail('');
    setReads(reads + 1);
    setSaid({
      text: to === null ? 'Su ficha quedó sin cuenta.' : 'Su ficha y su cuenta quedaron unidas.',
      isProblem: false,
    });
  };
  return (
    <Section title="Su cuenta">
      {linked !== null && <Now linked={linked} />}
      <SaidLine said={said} stays />
      {linked !== null && mayChange && linked.account !== null && (
        <Button busy={isBusy && 'Un momento…'} onClick={() => void link(null)}>
          Separar de esta cuenta
        </Button>
      )}
      {linked !== null && mayChange && linked.account === null && (
        <Form
          className={`${styles.form} ${styles.group} ${styles.below}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void link(email);
          }}
        >
          <TextField
            label="Correo de su cuenta"
            hint="La cuenta con la que ingresa a la escuela."
            type="email"
            name="email"
            value={email}
            error={problem}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button type="submit" busy={isBusy && 'Un momento…'}>
            Unir con esta cuenta
          </Button>
        </Form>
      )}
    </Section>
  );
}

function Now({ linked: { account } }: { linked: LinkedAccount }) {
  if (account === null) return <p>Sin cuenta unida a su ficha, solo el equipo edita lo que enseña.</p>;
  const { name, email, roles } = account;
  return (
    <p>
      {name} &lt;{email}&gt;.{' '}
      {roles.includes('teacher')
        ? 'Edita los productos que enseña; publicarlos es del equipo.'
        : `Todavía no edita: dale el rol «${roleName('teacher')}» en Equipo.`}
    </p>
  );
}
