import { isErasedEmail } from '#domain/accounts/user.ts';
import { EmailText } from '#ui/kit/layout/email-text.tsx';

/** The e-mail of whoever bought or has something; of an erased account none, whatever stands for it. */
export function AccountEmail({ email }: { readonly email: string }) {
  return isErasedEmail(email) ? 'correo borrado' : <EmailText email={email} />;
}
