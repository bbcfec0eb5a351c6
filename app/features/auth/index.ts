/** What other features may use of signing in. */
export { AccountMenu } from './account-menu.tsx'
export { useSignOut } from './sign-out.ts'
export { explainWeakPassword } from './weak-password.ts'
