import { Link, useLocation } from 'react-router-dom';
import { OtherWay } from '#ui/sign-in/frame/entrance-page.tsx';

/** The way to sign in instead, with where to go on to. */
export function HaveAccount() {
  const { search } = useLocation();
  return (
    <OtherWay>
      ¿Ya tienes una cuenta? <Link to={{ pathname: '/login', search }}>Ingresa</Link>
    </OtherWay>
  );
}
