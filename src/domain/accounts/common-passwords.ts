/** What everybody tries first, folded; digits and signs that follow one of them do not save it. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  contrasena contrasenia contraseña clave password passw0rd p4ssword p4ssw0rd pass secreto secret acceso ingreso usuario user
  admin administrador administrator root invitado guest prueba test demo cambiame changeme bienvenido welcome hola holahola
  qwerty qwertyui qwertyuiop qwertyu qwerty123 qwer1234 qazwsx qazwsxedc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t zaq12wsx asdf asdfgh asdfghjk
  asdfghjkl zxcvbnm zxcvbn poiuytrewq mnbvcxz abcd1234 abc12345 a1b2c3d4 1a2b3c4d aa123456 123qweasd 123abc123 12341234 11223344
  112233445566 123123123 123321123 123454321 147258369 159753456 987654321 1029384756 0123456789 1234567890 12345678910 87654321
  102030405060 19701970 20202020 20242024 20252025 20262026 12121212 13131313 10101010 69696969 98989898
  iloveyou tequiero teamo teamomucho tequieromucho miamor amormio mivida micorazon princesa hermosa preciosa corazon amor amores amistad
  familia mifamilia hijos mishijos mamapapa papamama mama papa abuela abuelo dios jesus jesucristo diosesamor diosteama angel angeles
  virgencita senordelosmilagros milagros
  peru perucampeon vivaperu arribaperu soyperuano peruano limaperu lima cusco arequipa trujillo chiclayo piura callao tacna iquitos
  machupicchu alianza alianzalima universitario sportingcristal cristal cienciano melgar boys futbol football soccer barcelona
  realmadrid bocajuniors riverplate messi ronaldo guerrero paologuerrero
  superman batman spiderman pokemon pikachu naruto goku dragonball starwars minecraft fortnite roblox facebook instagram tiktok youtube
  whatsapp google gmail hotmail yahoo outlook microsoft windows android iphone samsung computadora computer internet
  escuela colegio universidad estudiante alumno alumna profesor profesora maestro maestra abogado abogada contador contadora derecho
  escuelaperu cursos seminario clases estudio estudiar aprender
  carlos carlitos jose josejose maria mariamaria juan juancarlos luis luisito jorge pedro miguel daniel david andrea patricia rosa
  carmen ana lucia sofia valentina camila alejandro alejandra fernando fernanda roberto ricardo eduardo gabriel gabriela diego
  sebastian mateo santiago nicolas martin francisco antonio manuel angela claudia veronica monica sandra elizabeth jessica jennifer
  michael charlie jordan thomas hunter ashley amanda
  monkey dragon master shadow sunshine letmein trustno1 baseball basketball football1 starwars1 whatever freedom flower butterfly
  chocolate estrella estrellita mariposa gatito perrito perro gato conejo pollito lucero luna lunita sol solecito cielo arcoiris
  america america1 argentina colombia venezuela ecuador bolivia chile mexico espana
  enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre lunes martes miercoles jueves
  viernes sabado domingo primavera verano otono invierno navidad feliznavidad felizano cumpleanos
  `
    .trim()
    .split(/\s+/),
);
