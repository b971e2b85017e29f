import com.google.common.collect.ImmutableMap;
import com.google.common.util.concurrent.FutureCallback;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.logging.LogManager;

/**
 * Answers firebase-tools' questions about Storage rules, one JSON object a line on stdin and stdout,
 * with the rules engine in the Google Cloud SDK's Firestore emulator. It stands in for the runtime that
 * firebase-tools would download. Of Firestore, rules can ask `firestore.exists`; `firestore.get` is
 * beyond it, and denies.
 */
public final class StorageRulesRuntime {
  /** Lets rules of Storage say `firestore.exists`. */
  private static final FirebaseRulesLangOptions OPTIONS =
      FirebaseRulesLangOptions.builder().allowCrossServiceRules(true).build();

  private final Map<String, Evaluator> rulesets = new HashMap<>();
  /** What firebase-tools has been asked for and has not brought yet, by the request it is for. */
  private final Map<Integer, SettableFuture<Boolean>> documents = new HashMap<>();

  private final PrintStream answers;

  private StorageRulesRuntime(PrintStream answers) {
    this.answers = answers;
  }

  public static void main(String[] arguments) throws Exception {
    PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    // Both are read by firebase-tools: a stray line on stdout is an answer to it, one on stderr a warning.
    System.setOut(System.err);
    LogManager.getLogManager().reset();

    StorageRulesRuntime runtime = new StorageRulesRuntime(answers);
    JsonObject ready = answer(-1);
    ready.addProperty("action", "");
    answers.println(ready);
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = requests.readLine()) != null; ) {
      if (!line.isBlank()) runtime.reply(JsonParser.parseString(line).getAsJsonObject());
    }
    // firebase-tools is gone: so is the reason to live, whatever threads the engine has started.
    System.exit(0);
  }

  private void reply(JsonObject request) {
    int id = request.get("id").getAsInt();
    SettableFuture<Boolean> document = documents.remove(id);
    if (document != null) {
      document.set("ok".equals(request.get("status").getAsString()));
      return;
    }
    JsonObject answer = answer(id);
    try {
      JsonObject context = request.getAsJsonObject("context");
      switch (request.get("action").getAsString()) {
        case "load_ruleset":
          load(context, answer);
          break;
        case "verify":
          verify(context, answer);
          return;
        default:
          addError(answer, "Unknown action " + request.get("action"));
      }
    } catch (Exception | StackOverflowError error) {
      addError(answer, error.toString());
    }
    answers.println(answer);
  }

  private void load(JsonObject context, JsonObject answer) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(OPTIONS).compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      boolean fatal = issue.getSeverity() == Issue.Severity.ERROR;
      answer.getAsJsonArray(fatal ? "errors" : "warnings").add(describe(issue));
    }
    if (!answer.getAsJsonArray("errors").isEmpty()) return;
    rulesets.put(
        context.get("rulesetName").getAsString(), new DefaultEvaluator(compiled.getRulesetAst()));
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", Math.max(1, compiled.getRulesetAst().getVersion().getNumber()));
    answer.add("result", result);
  }

  /** Answers at once, or when firebase-tools has looked for the documents that the rules ask for. */
  private void verify(JsonObject context, JsonObject answer) throws Exception {
    Evaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
    int id = answer.get("id").getAsInt();
    Request request = new Request(context, path -> exists(path, id));
    FutureCallback<EvaluationResult> callback =
        new FutureCallback<>() {
          @Override
          public void onSuccess(EvaluationResult outcome) {
            JsonObject result = new JsonObject();
            result.addProperty("permit", outcome.permit());
            answer.add("result", result);
            answers.println(answer);
          }

          @Override
          public void onFailure(Throwable error) {
            addError(answer, error.toString());
            answers.println(answer);
          }
        };
    Futures.addCallback(ruleset.evaluate(request), callback, MoreExecutors.directExecutor());
  }

  /** Has firebase-tools look for a document; it says `not_found` for one that is not there. */
  private ListenableFuture<Boolean> exists(ExpressionPathValue path, int id) {
    StringBuilder document = new StringBuilder();
    for (ExpressionPathSegmentValue segment : path.getSegmentsList()) {
      document.append('/').append(segment.getSimple());
    }
    JsonObject context = new JsonObject();
    context.addProperty("path", document.toString());
    JsonObject question = answer(id);
    question.addProperty("server_request_id", id);
    question.addProperty("action", "fetch_firestore_document");
    question.add("context", context);
    SettableFuture<Boolean> found = SettableFuture.create();
    documents.put(id, found);
    answers.println(question);
    return found;
  }

  private static JsonObject answer(int id) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    return answer;
  }

  private static void addError(JsonObject answer, String message) {
    answer.getAsJsonArray("errors").add(message);
  }

  private static String describe(Issue issue) {
    return String.format(
        "%s:%d:%d - %s %s",
        issue.getSourcePosition().getFileName(),
        issue.getSourcePosition().getLine(),
        issue.getSourcePosition().getColumn(),
        issue.getSeverity(),
        issue.getDescription());
  }

  private static final class Request implements Evaluator.Context {
    private final JsonObject context;
    private final ImmutableMap<String, AsyncRuntimeFunction> functions;
    private final ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables;

    Request(JsonObject context, Function<ExpressionPathValue, ListenableFuture<Boolean>> exists)
        throws InvalidProtocolBufferException {
      this.context = context;
      this.functions = ImmutableMap.of(Exists.NAME, new Exists(exists));
      ImmutableMap.Builder<String, Supplier<ListenableFuture<ExpressionValue>>> builder =
          ImmutableMap.builder();
      for (Map.Entry<String, JsonElement> each : context.getAsJsonObject("variables").entrySet()) {
        ExpressionValue.Builder value = ExpressionValue.newBuilder();
        JsonFormat.parser().ignoringUnknownFields().merge(each.getValue().toString(), value);
        ListenableFuture<ExpressionValue> future = Futures.immediateFuture(value.build());
        builder.put(each.getKey(), () -> future);
      }
      this.variables = builder.build();
    }

    @Override
    public String service() {
      return context.get("service").getAsString();
    }

    @Override
    public String method() {
      return context.get("method").getAsString();
    }

    @Override
    public ExpressionPathValue path() {
      ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
      for (String segment : context.get("path").getAsString().split("/")) {
        if (!segment.isEmpty()) {
          path.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
        }
      }
      return path.build();
    }

    @Override
    public ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables() {
      return variables;
    }

    @Override
    public ImmutableMap<String, AsyncRuntimeFunction> functions() {
      return functions;
    }
  }

  private static final class Exists implements AsyncRuntimeFunction {
    static final String NAME = "firestore.exists";
    private final Function<ExpressionPathValue, ListenableFuture<Boolean>> exists;

    Exists(Function<ExpressionPathValue, ListenableFuture<Boolean>> exists) {
      this.exists = exists;
    }

    @Override
    public String name() {
      return NAME;
    }

    @Override
    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
      return Futures.transform(
          exists.apply(request.getArguments(0).getPathValue()),
          found ->
              ExecutionResponse.newBuilder()
                  .setValue(ExpressionValue.newBuilder().setBoolValue(found))
                  .build(),
          MoreExecutors.directExecutor());
    }
  }
}
