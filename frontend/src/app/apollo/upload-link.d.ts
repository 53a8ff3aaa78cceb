/** The part of apollo-upload-client that is used here; the package ships no type declarations. */
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client';

  export default class UploadHttpLink extends ApolloLink {
    constructor(options: { uri: string; credentials?: RequestCredentials; headers?: Record<string, string> });
  }
}
