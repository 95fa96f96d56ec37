import { observer } from 'mobx-react-lite';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { ErrorState } from '#ui/kit/feedback/states.tsx';
import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { Completeness } from './completeness.tsx';
import { EmailForm, FirstPassword, PasswordForm } from './entrance-forms.tsx';
import { FactorPanel } from './factor/factor-panel.tsx';
import { FactsForm } from './facts-form.tsx';
import { LettersChoice } from './letters-choice.tsx';
import { OwnDataPanel } from './own-data.tsx';
import { OwnDataStore } from './own-data-store.ts';
import { PhotoField } from './photo-field.tsx';
import { ProfileStore } from './profile-store.ts';
import styles from './profile-page.module.css';

export async function load(services: Services): Promise<null> {
  await services.get(ProfileStore).load();
  return null;
}

export function meta(): PageMeta {
  return { title: 'Mi perfil', description: 'Tus datos, tu contraseña y tu privacidad.', hidden: true };
}

/** One's own profile. Source: MAIN-4, USER-1, USER-2. */
export const Component = observer(function ProfilePage() {
  const store = useService(ProfileStore);
  const ownData = useService(OwnDataStore);
  const { profile } = store;
  if (ownData.isDeleted) return <Deleted />;
  if (profile === null) {
    return (
      <>
        <PageHead title="Mi perfil" />
        <ErrorState title="No pudimos cargar tu perfil" onRetry={() => void store.load()}>
          {store.failure}
        </ErrorState>
      </>
    );
  }
  return (
    <div className={styles.page}>
      <PageHead title="Mi perfil" />
      <Completeness profile={profile} />
      <Section title="Tus datos" id="datos">
        <PhotoField />
        <FactsForm profile={profile} />
      </Section>
      <Section title="Correo" id="correo">
        {profile.hasPassword ? <EmailForm current={profile.email} /> : <OnlyEmail email={profile.email} />}
      </Section>
      <Section title="Contraseña" id="contrasena">
        {profile.hasPassword ? <PasswordForm /> : <FirstPassword email={profile.email} />}
      </Section>
      <Section title="Verificación en dos pasos" id="dos-pasos">
        {profile.hasPassword ? <FactorPanel /> : <FactorAfterPassword />}
      </Section>
      <Section title="Sesiones y dispositivos" id="sesiones">
        <p className={styles.before}>Mira dónde está abierta tu cuenta y cierra lo que no reconozcas.</p>
        <LinkButton to="/sesiones">Ver las sesiones abiertas</LinkButton>
      </Section>
      <Section title="Novedades por correo" id="novedades">
        <LettersChoice marketing={profile.marketing} />
      </Section>
      <Section title="Tu información en la escuela" id="privacidad">
        <OwnDataPanel hasPassword={profile.hasPassword} />
      </Section>
    </div>
  );
});

function OnlyEmail({ email }: { email: string }) {
  return (
    <p>
      Es{' '}
      <strong>
        <EmailText email={email} end="." />
      </strong>{' '}
      Para cambiarlo, crea antes una contraseña.
    </p>
  );
}

/** What is asked beside a password has none to be beside. */
function FactorAfterPassword() {
  return (
    <p>
      Además de tu contraseña, al ingresar se pide un código de tu teléfono. Tu cuenta todavía no tiene contraseña:{' '}
      <a href="#contrasena">créala antes</a>.
    </p>
  );
}

function Deleted() {
  return (
    <>
      <PageHead
        title="Eliminamos tu cuenta"
        lead="Te enviamos un correo que lo confirma. Gracias por el tiempo que estudiaste aquí."
      />
      <LinkButton to="/">Ir al inicio</LinkButton>
    </>
  );
}
