/** What other features may use of accounts. */
export { AccountMenu } from './account-menu.tsx'
