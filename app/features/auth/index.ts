/** What other features may use of signing in. */
export { AccountMenu } from './account-menu.tsx'
export { findPasswordProblem } from './new-password.ts'
export { NewPasswordField } from './new-password-field.tsx'
export { useSignOut } from './sign-out.ts'
export { explainPasswordProblem, explainWeakPassword } from './weak-password.ts'
