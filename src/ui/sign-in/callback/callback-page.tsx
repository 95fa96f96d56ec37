import { useLoaderData } from 'react-router-dom';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import styles from '#ui/sign-in/frame/entrance-form.module.css';
import { EntrancePage, useSchoolOrigin } from '#ui/sign-in/frame/entrance-page.tsx';
import type { CallbackProblem } from './callback-problem.ts';

const texts: Readonly<Record<CallbackProblem, string>> = {
  incomplete: 'A la dirección le falta una parte. Suele pasar al copiarla a medias o al abrirla desde un marcador.',
  'other-web': 'La dirección pide ingresar a otra web. Con esta cuenta solo se ingresa a la escuela.',
  'return-elsewhere': 'La dirección lleva a una página que no es de la escuela. Por seguridad no la seguimos.',
};

/** What stands at `/callback` when it was not the school that sent somebody here. Source: SIGN-1, SIGN-2. */
export function Component() {
  const problem = useLoaderData<CallbackProblem>();
  const schoolOrigin = useSchoolOrigin();
  return (
    <EntrancePage title="No pudimos empezar tu ingreso" lead="No escribiste ni enviaste nada todavía.">
      <Notice kind="error" live>
        {texts[problem]}
      </Notice>
      <div className={styles.actions}>
        <LinkButton href={`${schoolOrigin}/login`} look="primary" size="large" wide>
          Ingresar desde la escuela
        </LinkButton>
        <LinkButton href={schoolOrigin} wide>
          Ir a la escuela
        </LinkButton>
      </div>
    </EntrancePage>
  );
}
